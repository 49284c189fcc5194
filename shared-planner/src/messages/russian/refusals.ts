import type { RefusalMessages } from '../plan-messages.ts';

/** Why a request cannot be planned, and what to choose instead. */
export const refusals: RefusalMessages = {
  unknown_node: ({ node }) => `Точки «${node}» на карте дорог нет. Выберите другую.`,
  unknown_gateway: ({ gateway, known }) =>
    `Аэропорта или вокзала «${gateway}» у нас нет. Выберите один из этих: ${known.join(', ')}.`,
  departure_before_trip: ({ departure }) =>
    `Выберите отъезд позже: чтобы успеть к ${departure}, нужно выехать вечером накануне поездки.`,
  departure_too_soon: ({ departure, arrival }) =>
    `Выберите отъезд позже: между приездом в ${arrival} и отъездом в ${departure} слишком мало времени.`,
  end_too_soon: () => 'Выберите конец поездки позже: оставшихся дней не хватит, чтобы вернуться оттуда, где вы сейчас.',
};
