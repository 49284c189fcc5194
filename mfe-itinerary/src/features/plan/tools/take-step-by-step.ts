/**
 * Takes the values of a generator one by one, each in a task of its own, so that presses and scrolling come between them.
 *
 * @param onValue called with every value.
 * @returns ends it.
 */
export function takeStepByStep<Value>(values: Generator<Value>, onValue: (value: Value) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const take = () => {
    const { done, value } = values.next();
    if (done) return;
    onValue(value);
    timer = setTimeout(take);
  };
  timer = setTimeout(take);
  return () => clearTimeout(timer);
}
