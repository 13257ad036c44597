import WaylineApplication

/// Keeps the open session, in this process and between runs.
actor SessionKeeper {
    private enum State {
        case unread
        case closed
        case open(String)
    }

    /// The name of the ticket in the folder.
    private static let name = "session"

    private let folder: FolderStore
    private let store: Store
    private let hasher: Hasher
    private let executor = QueueExecutor("wayline.session")
    private var state = State.unread

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(folder: FolderStore, store: Store, hasher: Hasher) {
        self.folder = folder
        self.store = store
        self.hasher = hasher
    }

    /// Returns the identifier of the open session; nil if there is none. The database knows if it
    /// is still valid.
    func current() async throws(StoreError) -> String? {
        if case .unread = state { try await restore() }
        guard case .open(let session) = state else { return nil }
        return session
    }

    /// Opens a session, and saves it for the next runs.
    ///
    /// - Returns: The session that was open before.
    func open(_ ticket: SessionTicket) async throws(StoreError) -> String? {
        let before = try await current()
        try folder.keep(ticket, as: Self.name)
        state = .open(ticket.session)
        return before
    }

    /// Forgets this session. Does not touch a session that another process has saved since.
    func close(_ session: String) throws(StoreError) {
        if case .open(session) = state { state = .closed }
        if try ticket()?.session == session { try folder.forget(Self.name) }
    }

    private func ticket() throws(StoreError) -> SessionTicket? {
        try folder.value(Self.name)
    }

    private func restore() async throws(StoreError) {
        let ticket = try self.ticket()
        let hash: String? = try await store.read { connection throws(StoreError) in
            guard let ticket else { return nil }
            return try connection.token(ofSession: ticket.session)
        }
        let known = hash.map { PasswordHash(text: $0) }
        let isGood = try await hasher.matches(token: ticket?.token ?? "", known)
        // Somebody may have logged in meanwhile.
        guard case .unread = state else { return }
        state = .closed
        guard let ticket else { return }
        if isGood { state = .open(ticket.session) } else { try close(ticket.session) }
    }
}

/// The part of a session that is stored outside the database, to open it again. It is in one file,
/// and never shown.
struct SessionTicket: Codable, Sendable {
    let session: String
    let token: String
}
