internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var closuresPlain: Listed {
        Listed(ClosuresPlainView.heading, .closuresPlain) { _ in
            ClosuresPlainScreen(viewModel: ClosuresPlainViewModel())
        }
    }
}
