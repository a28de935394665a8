/** The limits of a search, as somebody types them: whole numbers from 1, or nothing. */

const MIB = 2 ** 20;
/** More is not to be had by a module of 32-bit addresses, whatever the machine has. */
export const mostMib = 3500;

/** @param {string} text */
const numberOf = (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export class Limits {
  /** Generated nodes; empty: no limit. */
  nodes = "";
  /** Memory in MiB; empty: the usual limit. */
  mib = "";

  /** As a link has them. */
  get link() {
    const mib = numberOf(this.mib);
    return { nodes: numberOf(this.nodes), mib: mib === null ? null : Math.min(mib, mostMib) };
  }

  /** @param {{ nodes: number | null, mib: number | null }} link */
  set link({ nodes, mib }) {
    this.nodes = nodes === null ? "" : String(nodes);
    this.mib = mib === null ? "" : String(Math.min(mib, mostMib));
  }

  /** As a search takes them. @returns {import("../types.js").Limits} */
  get value() {
    const { nodes, mib } = this.link;
    return { ...(nodes === null ? {} : { nodes }), ...(mib === null ? {} : { bytes: mib * MIB }) };
  }
}
