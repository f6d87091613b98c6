import type { VehicleName } from './vehicles';

/** What rises in a game of a theme; written out, so that a new theme is thought about (scenes.test.ts). */
const BY_VEHICLE: readonly (readonly [VehicleName, string])[] = [
  ['rocket', 'cosmos star-posters deep-time alchemy'],
  ['car', 'stadium streets workshop music carnival frontier'],
  ['airplane', 'aviators letters mystery jungle old-heroes'],
  ['balloon', 'engines music-box grand-stage sweetshop kitchen bazaar winter midnight old-luck'],
  ['eagle', 'steppe carpathians summits legends amulets embers strongholds heraldry deep-mine pyramids'],
  ['ship', 'black-sea reef fogbound longships still-water mirage'],
  ['kite', 'harvest meadow fairytale farmyard hive-garden weaving lantern-night night-herbs'],
];

const BY_THEME: ReadonlyMap<string, VehicleName> = new Map(
  BY_VEHICLE.flatMap(([vehicle, themes]) => themes.split(' ').map((theme) => [theme, vehicle] as const)),
);

/** The vehicle of a theme. @throws RangeError for a theme that nobody thought about */
export function vehicleOfTheme(theme: string): VehicleName {
  const vehicle = BY_THEME.get(theme);
  if (!vehicle) throw new RangeError(`Nothing rises in ${theme}`);
  return vehicle;
}
