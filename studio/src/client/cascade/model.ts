import { config } from '../config';

function cascadeModel() {
  if (config.model.engine !== 'cascade') throw new Error(`A ${config.model.engine} does not cascade`);
  return config.model;
}

/** The mathematics of this game. */
export const model = cascadeModel();
