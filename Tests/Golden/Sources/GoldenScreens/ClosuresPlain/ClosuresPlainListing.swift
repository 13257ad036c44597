internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var closuresPlain: Listed {
        Listed(ClosuresPlainView.heading, .closuresPlain) { _ in
            ClosuresPlainScreen(viewModel: ClosuresPlainViewModel())
        }
    }
}
