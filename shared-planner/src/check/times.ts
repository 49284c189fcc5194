/** Minutes after midnight of a time of a plan or request, HH:mm; above 1,440 on the next day. */
export function parseTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** HH:mm of minutes after midnight; negative before midnight. */
export function formatMinute(minute: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(minute) / 60), Math.abs(minute) % 60];
  return `${minute < 0 ? '-' : ''}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
