/** SQL: a request that can be answered, and is not yet: its visitor says that it is theirs, and gets emails. */
export const IS_OPEN = 'answered_at is null and cancelled_at is null and not needs_verification and not is_suppressed';
