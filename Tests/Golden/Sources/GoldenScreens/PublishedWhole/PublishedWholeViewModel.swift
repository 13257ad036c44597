internal import Binding
internal import WaylineStreams

/// The state and the rules of the screen, as published properties.
package final class PublishedWholeViewModel: ObservableObject, PublishedWholeViewModelProtocol {
    @Published package var name = ""
    @Published package private(set) var canFinish = false
    package let headerPart = PublishedWholeHeaderViewModel()

    package init() {
        $name.map { !$0.isEmpty }.assign(to: &$canFinish)
    }
}
