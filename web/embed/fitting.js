/** Gives the frames of Fewest in a page the height of what is in them. */

/** What no frame is made lower and higher than, whatever it says, in pixels. */
const least = 80;
const most = 8000;

/** A frame's address, whether its server shows the ending of names or not. */
const embedForm = /^(https?|file):\/\/[^?#]*\/embed(\.html)?([?#]|$)/;

/** @param {HTMLIFrameElement} frame */
const isOurs = ({ src }) => embedForm.test(src);

/** What of an attribute's height is not the content's. @param {HTMLIFrameElement} frame */
function edges(frame) {
  return getComputedStyle(frame).boxSizing === "border-box" ? frame.offsetHeight - frame.clientHeight : 0;
}

/**
 * All frames, those in open shadow roots included: nobody sees into closed ones. The nearest ones come first.
 * @param {Document | ShadowRoot} root
 * @returns {Generator<HTMLIFrameElement>}
 */
function* framesIn(root) {
  yield* root.querySelectorAll("iframe");
  for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot !== null) yield* framesIn(shadowRoot);
}

/**
 * @param {MessageEvent} event
 * @returns {HTMLIFrameElement | null} the frame that tells its height by it; null: it is something else, or somebody else
 */
function teller({ isTrusted, origin, source, data }) {
  if (!isTrusted || source === null || typeof data !== "object" || data?.type !== "fewest-height") return null;
  if (typeof data.height !== "number" || !Number.isFinite(data.height)) return null;
  for (const frame of framesIn(document)) {
    if (frame.contentWindow === source) return isOurs(frame) && new URL(frame.src).origin === origin ? frame : null;
  }
  return null;
}

/** Follows the heights that frames tell, those included that are put into the page later. */
export function fitFrames() {
  addEventListener("message", (event) => {
    const frame = teller(event);
    if (frame !== null) {
      const height = Math.min(Math.max(Math.ceil(event.data.height), least), most);
      frame.height = String(height + edges(frame));
    }
  });
  // Those that are there have told it before anybody listened: at another height they tell it again.
  for (const frame of framesIn(document)) {
    if (isOurs(frame) && frame.clientHeight > 0) frame.height = String(frame.clientHeight + edges(frame) + 1);
  }
}
