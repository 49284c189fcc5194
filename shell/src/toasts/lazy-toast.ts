import type { ExternalToast, toast as sonnerToast } from '#sonner';

type Message = Parameters<typeof sonnerToast>[0];

/** The part of sonner's `toast` that is used. */
type Sonner = ((message: Message, data?: ExternalToast) => string | number) &
  Pick<typeof sonnerToast, 'success' | 'error' | 'loading' | 'custom' | 'dismiss' | 'getToasts'>;

let sonner: Sonner | undefined;
let choosePosition: () => ExternalToast['position'];
let waiting: ((sonner: Sonner) => void)[] = [];
let requestToaster: () => void = () => {};

/** Sets what loads the toaster; it is called for each toast that comes before there is one. */
export function setToasterRequest(request: () => void): void {
  requestToaster = request;
  if (waiting.length > 0) request();
}

/**
 * Shows the toasts that have waited for the toaster, and from then on each at once.
 *
 * @param chooseLoaded gives the position of a new toast; undefined for that of the toaster.
 */
export function startToasts(loaded: Sonner, chooseLoaded: typeof choosePosition): void {
  sonner = loaded;
  choosePosition = chooseLoaded;
  const calls = waiting;
  waiting = [];
  for (const call of calls) call(loaded);
}

function run(call: (sonner: Sonner) => void): void {
  if (sonner) {
    call(sonner);
  } else {
    waiting.push(call);
    requestToaster();
  }
}

let count = 0;

/** Gives a toast its id before sonner knows of it, so that whoever shows it can change or dismiss it at once. */
const create =
  <Content>(show: (sonner: Sonner, content: Content, data: ExternalToast) => void) =>
  (content: Content, data: ExternalToast = {}): string | number => {
    count += 1;
    const id = data.id ?? `toast-${count}`;
    // One that is there stays where it is.
    run((loaded) => {
      const position = loaded.getToasts().some((shown) => shown.id === id) ? undefined : choosePosition();
      show(loaded, content, { ...(position && { position }), ...data, id });
    });
    return id;
  };

/**
 * What the shell shares as `sonner`: the part of `toast` that is used, which loads sonner with the first toast
 * (docs/decisions/0058).
 */
export const toast = Object.assign(
  create<Message>((loaded, message, data) => loaded(message, data)),
  {
    success: create<Message>((loaded, message, data) => loaded.success(message, data)),
    error: create<Message>((loaded, message, data) => loaded.error(message, data)),
    loading: create<Message>((loaded, message, data) => loaded.loading(message, data)),
    custom: create<Parameters<Sonner['custom']>[0]>((loaded, render, data) => loaded.custom(render, data)),
    dismiss: (id?: string | number): void => run((loaded) => void loaded.dismiss(id)),
  },
);
