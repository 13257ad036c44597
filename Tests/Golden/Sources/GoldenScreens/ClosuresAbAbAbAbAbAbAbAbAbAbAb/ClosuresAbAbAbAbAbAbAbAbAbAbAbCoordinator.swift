package import Wayline

/// Owns the flow, which begins with the screen, and ends with what was filled in.
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
