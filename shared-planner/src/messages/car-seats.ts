/** Seats of an ordinary car beside the driver’s. */
export const CAR_SEATS = 4;
