import Coordination

/// A screen with a text that is not finished.
@MainActor
final class DraftScreen: DraftKeeping {
    var draft = ""
}
