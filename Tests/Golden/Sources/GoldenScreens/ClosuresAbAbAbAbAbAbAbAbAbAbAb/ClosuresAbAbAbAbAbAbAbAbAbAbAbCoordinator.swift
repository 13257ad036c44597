package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator: Coordinator {
    package typealias Output = ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput

    package static let flow = Flow<
        ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator
    >(.closuresAbAbAbAbAbAbAbAbAbAbAb) {
        ScreenRoute(.closuresAbAbAbAbAbAbAbAbAbAbAb) { _ in
            ClosuresAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
