/** Whether a value stands for a file that was uploaded and not saved yet: the screen names it when it saves the entry. */
export const isUpload = (value: unknown): value is string => typeof value === 'string' && value.startsWith('blob:');
