// What is used of gifenc, which comes without types.

declare module "gifenc" {
  interface FrameOptions {
    /** Whether the screen, the palette for all and the number of repetitions are written before it. */
    first?: boolean;
    /** Red, green, blue, from 0 to 255; at most 256. */
    palette?: number[][];
    /** In milliseconds; a file holds hundredths of a second. */
    delay?: number;
    /** How often it is shown again; 0: for ever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** What becomes of the frame when its time is over; 1: it stays. */
    dispose?: number;
  }
  interface Encoder {
    writeHeader(): void;
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    /** Writes what ends a file. */
    finish(): void;
    /** A copy of what was written. */
    bytes(): Uint8Array<ArrayBuffer>;
  }
  function GIFEncoder(options?: { auto?: boolean; initialCapacity?: number }): Encoder;
}
