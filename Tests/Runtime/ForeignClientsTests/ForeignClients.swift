import Testing

/// The tests of foreign clients, one after the other: the clients print on a console they share.
@Suite(.serialized) enum ForeignClients {}
