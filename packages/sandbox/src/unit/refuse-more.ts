import { refuseField } from '../kernel/service-error.js';

/**
 * Refuses one more of what a tenant may have only so much of.
 * @throws {ServiceError} 422
 */
export function refuseMore(field: string, count: number, maximum: number): void {
  if (count < maximum) return;
  const template = 'A tenant of this sandbox has at most {maximum}.';
  refuseField({ field, code: '422.900.003', template, params: { maximum } });
}
