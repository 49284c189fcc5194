import type { RefusalMessages } from '../plan-messages.ts';

/** Why a request cannot be planned, and what to choose instead. */
export const refusals: RefusalMessages = {
  unknown_node: ({ node }) => `Жол картасында «${node}» деген нүкте жоқ. Басқасын таңдаңыз.`,
  unknown_gateway: ({ gateway, known }) =>
    `Бізде «${gateway}» деген әуежай не вокзал жоқ. Мыналардың бірін таңдаңыз: ${known.join(', ')}.`,
  departure_before_trip: ({ departure }) =>
    `Кешірек кететін уақыт таңдаңыз (қазір ${departure}): оған үлгеру үшін сапардың алдындағы кеште жолға шығу керек.`,
  departure_too_soon: ({ departure, arrival }) =>
    `Кешірек кететін уақыт таңдаңыз: келу (${arrival}) мен кету (${departure}) арасында уақыт тым аз.`,
  end_too_soon: () =>
    'Сапардың аяқталатын күнін кешірек таңдаңыз: қалған күндер қазір тұрған жеріңізден қайтуға жетпейді.',
};
