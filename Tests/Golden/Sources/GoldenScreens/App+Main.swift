public import Wayline

extension App {
    /// The app, which its program runs and its tests use.
    public static var main: App {
        App("Golden") { _ in AppCoordinator() }
            .previews { PreviewList.all.flatMap { $0 } }
    }
}
