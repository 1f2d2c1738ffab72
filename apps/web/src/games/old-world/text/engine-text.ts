export * from '../../../../../../packages/old-world/src/text';
