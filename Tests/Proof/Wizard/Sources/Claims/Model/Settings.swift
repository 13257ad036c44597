import Wayline

/// The settings of the app, which all users share.
@MainActor
final class Settings {
    private let store: (any PlaceStore)?
    private static let name = "onboarded"

    /// True when a user has read the introduction and accepted the terms.
    private(set) var isOnboarded = false

    /// Reads the settings from `store`, or begins with new ones.
    init(_ store: (any PlaceStore)? = nil) {
        self.store = store
        do { isOnboarded = try store?.read(Self.name) != nil } catch { isOnboarded = false }
    }

    /// Saves that the introduction is over. If that fails, it comes again in the next run.
    func finishOnboarding() {
        isOnboarded = true
        do { try store?.write([1], as: Self.name) } catch {}
    }
}
