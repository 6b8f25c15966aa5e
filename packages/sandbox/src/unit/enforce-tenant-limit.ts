import { refuseField } from '../kernel/service-error.js';

/**
 * Enforces the maximum number of objects of one kind in a tenant.
 * @param count how many there are already
 * @throws {ServiceError} 422 if the maximum is reached
 */
export function enforceTenantLimit(field: string, count: number, maximum: number): void {
  if (count < maximum) return;
  const template = 'A tenant of this sandbox has at most {maximum}.';
  refuseField({ field, code: '422.900.003', template, params: { maximum } });
}
