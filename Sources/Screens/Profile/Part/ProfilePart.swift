public import Binding

/// A part of a profile, which is loaded by itself, any number of times.
@MainActor
public final class ProfilePart<Value: Equatable & Sendable> {
    private struct State {
        var value: Value?
        var error: ProfileError?
        var isLoading = false
    }

    /// The last value; nil before the first. It stays while the part is loaded again, and if that
    /// fails.
    public let value: Derived<Value?>

    /// True while the part is being loaded.
    public let isLoading: Derived<Bool>

    /// True if the last completed attempt has failed.
    public let hasFailed: Derived<Bool>

    /// The message of the last failure; empty if there was none, and during another attempt.
    public let failure: Derived<String>
    private let state = Observable(State())
    private let person: Profile.ID?
    private let ask: (Profile.ID) async throws(ProfileError) -> Value

    /// A part that `ask` loads for `person`. Without a person it cannot be loaded.
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

    /// Loads the part. Does nothing if that is under way. A cancellation does not count as a
    /// failure.
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

    /// Changes the value to another answer of the service.
    public func update(_ change: (Value) -> Value) {
        state.value.value = state.value.value.map(change)
    }

    private func answer() async throws(ProfileError) -> Value {
        guard let person else { throw .notLoggedIn }
        return try await ask(person)
    }
}
