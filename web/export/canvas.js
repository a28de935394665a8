/**
 * A picture on a canvas, drawn shape by shape: a page whose policy allows pictures of its own host alone cannot have an
 * SVG turned into pixels.
 */

import { fit } from "./picture.js";
import { outlineOf } from "./outline.js";

/**
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./picture.js").Primitive} Primitive
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 */

/** Of lines that meet at an angle: what SVG takes, where a canvas takes 10. */
const miterLimit = 4;

/** @param {Context} context @param {readonly Primitive[]} parts */
function paintParts(context, parts) {
  for (const part of parts) {
    if (part.kind === "group") {
      context.save();
      context.transform(...part.transform);
      paintParts(context, part.parts);
      context.restore();
    } else paintShape(context, part);
  }
}

/** @param {Context} context @param {Exclude<Primitive, { kind: "group" }>} shape */
function paintShape(context, shape) {
  const { paint } = shape;
  const path = shape.kind === "text" ? null : new Path2D(outlineOf(shape));
  if (shape.kind === "text") {
    const { weight, size, family } = shape.font;
    context.font = `${weight} ${size}px ${family}`;
    context.textAlign = shape.anchor === "middle" ? "center" : shape.anchor;
  }
  if (paint.fill !== null) {
    context.fillStyle = paint.fill;
    context.globalAlpha = paint.opacity * paint.fillOpacity;
    if (path !== null) context.fill(path, paint.fillRule);
    else if (shape.kind === "text") context.fillText(shape.text, shape.x, shape.y);
  }
  if (paint.stroke !== null && path !== null) {
    context.strokeStyle = paint.stroke;
    context.globalAlpha = paint.opacity * paint.strokeOpacity;
    context.lineWidth = paint.strokeWidth;
    context.lineCap = paint.cap;
    context.lineJoin = paint.join;
    context.miterLimit = miterLimit;
    context.setLineDash([...paint.dash]);
    context.lineDashOffset = paint.dashOffset;
    context.stroke(path);
  }
}

/**
 * Paints a picture over all of a canvas, which must have the size that `fit` tells.
 * @param {Context} context
 * @param {Picture} picture
 * @param {number} scale pixels for one of the picture's own
 */
export function paintPicture(context, picture, scale) {
  const { width, height, matrix } = fit(picture, scale);
  context.save();
  context.clearRect(0, 0, width, height);
  if (picture.ground !== null) {
    context.fillStyle = picture.ground;
    context.fillRect(0, 0, width, height);
  }
  context.transform(...matrix);
  paintParts(context, picture.parts);
  context.restore();
}

/**
 * @param {Picture} picture
 * @param {number} scale
 * @returns {Promise<Blob>} a PNG file
 * @throws {Error} the browser has no memory for it
 */
export async function pngFile(picture, scale) {
  const { width, height } = fit(picture, scale);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas to draw on.");
  paintPicture(context, picture, scale);
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error(`A picture of ${width} x ${height} pixels could not be made.`);
  return blob;
}
