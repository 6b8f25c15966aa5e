-- Distributes the tables of the sandbox over a Citus cluster. Run it once, on the coordinator, after the first
-- process has created the tables and before the first tenant. Generated from the table definitions; not tested
-- on a Citus cluster.
BEGIN;
-- Citus does not support triggers on distributed tables
-- (https://docs.citusdata.com/en/stable/extra/triggers.html): without them the database does not enforce that the
-- ledger is append-only.
DROP TRIGGER journals_append_only ON journals;
DROP TRIGGER movements_append_only ON movements;
DROP TRIGGER account_entries_append_only ON account_entries;
-- Referenced tables come first: a foreign key needs co-located tables.
SELECT create_distributed_table('tenants', 'tenant', colocate_with => 'none');
SELECT create_distributed_table('generations', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('api_keys', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('snapshots', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('fault_rules', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('divisions', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('account_holders', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('onboarding_urls', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('kyc_checks', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('external_accounts', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('legal_entities', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('files', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('merchant_settings', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('virtual_accounts', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('balances', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('journals', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('movements', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('account_entries', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payment_splits', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payment_split_items', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('refund_splits', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('refund_split_items', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('transactions', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('processor_lines', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('balance_transfers', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('reports', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('report_parts', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payout_configurations', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payouts', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payout_batches', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('payout_items', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('jobs', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('webhook_events', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('webhook_configurations', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('webhook_deliveries', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('webhook_pauses', 'tenant', colocate_with => 'tenants');
SELECT create_distributed_table('webhook_attempts', 'tenant', colocate_with => 'tenants');
COMMIT;
