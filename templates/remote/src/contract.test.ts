import path from 'node:path';
import { testContract } from '@almaty/delivery/contract-test';

testContract(path.dirname(import.meta.dirname));
