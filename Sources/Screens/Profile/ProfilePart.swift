import Wayline

extension ViewScreen {
    /// Shows in `missing` that `part` is loading, that it is empty, or that it could not be loaded.
    func bind<Value>(
        _ missing: Placeholder, _ part: RequestSource<Value, ProfileError>, _ words: Words,
        empty: @escaping (Value) -> String = { _ in "" },
        load: @escaping @MainActor (Self) async -> Void
    ) {
        let failure: (ProfileError) -> String = { $0.text(in: words) }
        bind(
            missing, part, loading: words[.loading], empty: empty, failure: failure,
            isFinal: { $0.isUnknown }, load: load)
    }
}

extension Request where Failure == ProfileError {
    /// Requests the part of a profile. Fails without a person, since then nobody is logged in.
    @MainActor
    func load(
        _ person: Profile.ID?, _ ask: (Profile.ID) async throws(ProfileError) -> Value
    ) async {
        await run { () async throws(ProfileError) in
            guard let person else { throw .notLoggedIn }
            return try await ask(person)
        }
    }
}

extension Words {
    /// Returns rows of names and values, without those that have no value.
    func rows(_ values: [(Phrase, String)]) -> [NamedValues.Row] {
        values.filter { !$1.isEmpty }.map { NamedValues.Row(self[$0], $1) }
    }
}
