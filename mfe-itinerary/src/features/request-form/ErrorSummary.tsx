import { Icon } from '@almaty/ui/icon';
import type { Ref } from 'react';
import * as m from '#messages';
import { hide } from '../../components/hide.ts';
import { type FormErrors, listSummary } from './field-errors.ts';
import { focusField } from './focus-errors.ts';
import { getFieldId } from './validate-request.ts';

type Props = { errors: FormErrors; ref: Ref<HTMLElement> };

/**
 * What is wrong with the form, with links that lead to the fields. A solved line stays with a tick, because a summary that
 * shrank would move the field in which somebody types.
 */
export function ErrorSummary({ errors, ref }: Props) {
  const items = listSummary(errors);
  if (items.length === 0) return null;
  const open = items.filter(({ error }) => error).length;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary"
      // The scroll margin leaves room for the navigation bar and the error toast.
      className={`mb-10 scroll-mt-40 border-3 px-5 py-4.5 focus:outline-hidden focus:ring-3 focus:ring-apple print:hidden ${open > 0 ? 'border-apple-text' : 'border-edge'}`}
    >
      <h2 id="error-summary" className="display mb-2 text-xl leading-tight tracking-tight text-display">
        {open === 0 ? m.formAllRight : m.formProblems({ count: open })}
      </h2>
      <ul className="grid gap-0.5">
        {items.map(({ field, submitted, error }) => (
          <li key={field}>
            {error ? (
              <a
                href={`#${getFieldId(field)}`}
                onClick={(event) => {
                  // A link that changed the address would lose the tab order and add an entry to the history.
                  event.preventDefault();
                  focusField(field);
                }}
                className="inline-block py-1 font-bold text-apple-text underline underline-offset-3"
              >
                {error}
              </a>
            ) : (
              <span className="flex items-start gap-2 py-1 text-ink-2">
                <Icon name="check" className="mt-0.5 size-5 shrink-0" />
                <span>
                  {m.formSolved({
                    struck: (text) => <span className="line-through">{text}</span>,
                    hidden: hide,
                    error: submitted,
                  })}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
