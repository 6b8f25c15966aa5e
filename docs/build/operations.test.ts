import { expect, test } from 'vitest';
import { operationsOf, slug } from './operations.ts';

test('finds operations and webhooks with their version and pages', () => {
  const document = {
    'x-versions': { v2: { title: 'Version 2', basePath: '/api' } },
    paths: {
      '/api/a': {
        get: { operationId: 'v2.listA', summary: 'List', tags: ['v2 a & b'] },
        put: { operationId: 'v2.putA', 'x-resource': { group: 'a', method: 'put' } },
        parameters: [],
      },
      '/other': { get: { operationId: 'other' } },
    },
    webhooks: { kycUpdate: { post: { operationId: 'v2.kycUpdate', tags: ['hooks'] } } },
  };
  const common = {
    version: 'v2',
    versionTitle: 'Version 2',
    resource: undefined,
    isWebhook: false,
    method: 'GET',
    path: '/api/a',
    description: '',
  };
  expect(operationsOf(document)).toEqual([
    {
      ...common,
      id: 'v2.listA',
      summary: 'List',
      tag: 'v2 a & b',
      href: 'v2.listA.html',
      interactive: 'v2.html#tag/v2-a-b/v2.listA',
    },
    {
      ...common,
      id: 'v2.putA',
      method: 'PUT',
      summary: 'v2.putA',
      resource: 'a.put',
      tag: '',
      href: 'v2.putA.html',
      interactive: 'v2.html#tag//v2.putA',
    },
    {
      ...common,
      id: 'v2.kycUpdate',
      method: 'POST',
      path: 'kycUpdate',
      summary: 'v2.kycUpdate',
      isWebhook: true,
      tag: 'hooks',
      href: 'v2.kycUpdate.html',
      interactive: 'v2.html#tag/hooks/webhook/kycupdate',
    },
  ]);
});

test('converts names to anchors', () => {
  expect(slug('310: Refund splits (v1)')).toBe('310-refund-splits-v1');
});
