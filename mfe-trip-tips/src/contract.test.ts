import path from 'node:path';
import { testContract } from '@almaty/delivery/contract-test';
import federation from '../federation.config.ts';
import { pages } from './pages.ts';

testContract(path.dirname(import.meta.dirname), federation.exposes, pages);
