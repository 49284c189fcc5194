import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the CPU time of processes in hundredths of a second. */
const TICK_MS = 10;

type Process = { pid: string; parent: string; name: string; cpuMs: number };

/** Reads the processes of this machine; one that ends meanwhile is left out. */
const listProcesses = (): Process[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const end = text.lastIndexOf(')');
      // After the name: state, parent, …, and as the 12th and 13th field the ticks in user and in system mode.
      const fields = text.slice(end + 2).split(' ');
      const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      return [{ pid, parent: fields[1] ?? '', name: text.slice(text.indexOf('(') + 1, end), cpuMs }];
    } catch {
      return [];
    }
  });

/**
 * Gets the CPU time of the processes named workerd that this process or one of its children started, in milliseconds; read
 * from Linux' /proc.
 */
export function getCpuMs(): number {
  const processes = listProcesses();
  const isOwn = ({ pid, parent }: Process): boolean => {
    if (Number(pid) === process.pid) return true;
    const found = processes.find((other) => other.pid === parent);
    return found !== undefined && isOwn(found);
  };
  return processes.filter((one) => one.name === 'workerd' && isOwn(one)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
