import Testing

/// The tests of foreign clients, run serially: the clients share a console.
@Suite(.serialized) enum ForeignClients {}
