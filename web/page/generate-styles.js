/** Looks of the card for boards to a wish. */

import { css } from "lit";

export const generateStyles = css`
  .making,
  .making-form,
  .making-outcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .making fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .making legend {
    padding: 0;
    margin-block-end: 0.375rem;
    font-weight: 600;
  }
  .making .fields {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
    align-items: end;
  }
  .making .field:only-child {
    max-width: 12rem;
  }
  .making button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  .making-progress {
    min-height: 1.5em;
    font-variant-numeric: tabular-nums;
  }
  .making .findings:empty {
    min-height: 0;
  }
  .made {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.75rem 1.25rem;
  }
  .made > div {
    display: grid;
    gap: 0.5rem;
    flex: 1 1 12rem;
    justify-items: start;
  }
  .made fewest-thumbnail {
    width: 11rem;
    height: auto;
  }
  .making-fewest {
    font-size: 1.25rem;
    font-weight: 600;
  }
`;
