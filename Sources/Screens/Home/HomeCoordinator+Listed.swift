package import Coordination

extension HomeCoordinator {
    /// The screens that the menu leads to, as they are declared here.
    package static var listed: [ListedScreen<HomeCoordinator>] { ScreenList.all }
}
