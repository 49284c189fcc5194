import path from 'node:path';
import { testContract } from '@almaty/delivery/contract';
import federation from '../federation.config.ts';

testContract(path.dirname(import.meta.dirname), federation.exposes);
