# The conformance runner: docker build --file docker/conformance.Dockerfile --tag seller-funds-conformance .
FROM node:24-slim AS build
WORKDIR /repository
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile \
    && npx -y pnpm@12 run build \
    && npx -y pnpm@12 exec tsx scripts/use-built.ts \
    && npx -y pnpm@12 --filter @seller-funds/conformance --prod --legacy deploy /app

FROM node:24-alpine
LABEL org.opencontainers.image.title="Seller Funds conformance" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
COPY --from=build /app /app
# Reports are written to the working directory: mount a folder here.
WORKDIR /reports
RUN chown node:node /reports
USER node
# A command that exits needs no health check.
HEALTHCHECK NONE
ENTRYPOINT ["node", "/app/dist/cli/bin.js"]
