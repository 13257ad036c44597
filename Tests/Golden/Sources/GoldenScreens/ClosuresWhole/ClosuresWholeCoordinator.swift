package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class ClosuresWholeCoordinator: Coordinator {
    package typealias Output = ClosuresWholeOutput

    package static let flow = Flow<ClosuresWholeCoordinator>(.closuresWhole) {
        ScreenRoute(.closuresWhole) { _ in
            ClosuresWholeScreen(viewModel: ClosuresWholeViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
