import * as z from 'zod/mini';

const tenge = z.int().check(z.gte(0));

/** An amount of money, in tenge: the least and the most. */
export const TengeRange = z.object({ min: tenge, max: tenge });
export type TengeRange = z.infer<typeof TengeRange>;

/** What costs the same wherever one goes; fees and prices of locations and activities are theirs. What is left out is not known. */
export const Prices = z.object({
  /** A ride by bus or metro in the city, for a person. */
  busRide: TengeRange,
  petrolLitre: TengeRange,
  litresPer100Km: z.object({ min: z.number(), max: z.number() }),
  /** The tariff of a taxi by app: what it begins at, and a kilometre and a minute. */
  taxi: z.object({ start: tenge, km: TengeRange, minute: tenge }),
  /** A drive of more kilometres is no ride by a bus or taxi of the city. */
  cityKm: z.int(),
  rentedCarDay: z.optional(TengeRange),
  driverDay: z.optional(TengeRange),
  /** For a person, one way. */
  flight: z.optional(TengeRange),
  /** Vans with a driver on tracks that need a 4x4, there and back, for the vehicle. */
  vans: z.array(z.object({ from: z.string(), to: z.string(), tenge: TengeRange })),
  /** A bed for a person and a night, by base. */
  beds: z.array(z.object({ base: z.string(), tenge: TengeRange })),
});
export type Prices = z.infer<typeof Prices>;
