import { config } from '../config';

function slotModel() {
  if (config.model.engine !== 'slot') throw new Error(`A ${config.model.engine} is no slot`);
  return config.model;
}

/** The mathematics of this slot. */
export const model = slotModel();
