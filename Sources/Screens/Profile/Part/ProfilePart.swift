public import Binding

/// A part of what is known of a person, loaded by itself and as often as wanted.
@MainActor
public final class ProfilePart<Value: Equatable & Sendable> {
    private struct State {
        var value: Value?
        var error: ProfileError?
        var isLoading = false
    }

    /// What came last; nil before that. It stays while it is loaded anew, and where that fails.
    public let value: Derived<Value?>

    /// Whether it is being asked for.
    public let isLoading: Derived<Bool>

    /// Whether the last attempt has failed that is over.
    public let hasFailed: Derived<Bool>

    /// Why it failed; empty while there is another attempt.
    public let failure: Derived<String>
    private let state = Observable(State())
    private let person: Profile.ID?
    private let ask: (Profile.ID) async throws(ProfileError) -> Value

    /// The part of `person` that `ask` answers with. Without a person it cannot be loaded.
    public init(
        of person: Profile.ID?, _ words: Words,
        _ ask: @escaping (Profile.ID) async throws(ProfileError) -> Value
    ) {
        self.person = person
        self.ask = ask
        value = state.map(\.value).removeDuplicates()
        isLoading = state.map(\.isLoading)
        hasFailed = state.map { $0.error != nil }
        failure = state.map { $0.isLoading ? "" : $0.error?.text(in: words) ?? "" }
    }

    /// Asks the service, if that is not under way. What is cancelled is no failure.
    public func load() async {
        guard !isLoading.value else { return }
        state.value.isLoading = true
        do throws(ProfileError) {
            state.value = State(value: try await answer())
        } catch {
            let error = error == .fault(.cancelled) ? nil : error
            state.value = State(value: state.value.value, error: error)
        }
    }

    /// Takes what a service has answered elsewhere.
    public func update(_ change: (Value) -> Value) {
        state.value.value = state.value.value.map(change)
    }

    private func answer() async throws(ProfileError) -> Value {
        guard let person else { throw .notLoggedIn }
        return try await ask(person)
    }
}
