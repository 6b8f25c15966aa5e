import type { Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';

/** Hears of every answer of a run. */
export type Observer = (operation: Operation | undefined, exchange: Exchange) => void;
