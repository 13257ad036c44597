import Wayline

/// The input of the screen.
nonisolated struct HelpInput: Codable, Hashable, Sendable {
    let topic: String
}

extension RouteID<HelpInput> { static let help = Self("help") }

/// Shows its title.
final class HelpScreen: ViewScreen {
    let view = HelpView()
    let input: HelpInput

    init(_ input: HelpInput) {
        self.input = input
    }
}
