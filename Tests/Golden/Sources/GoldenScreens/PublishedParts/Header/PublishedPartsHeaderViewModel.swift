internal import Binding
internal import WaylineStreams

/// The state and the rules of this part of the screen.
package final class PublishedPartsHeaderViewModel:
    ObservableObject, PublishedPartsHeaderViewModelProtocol
{
    @Published package var isOpen = false
    @Published package private(set) var text = ""

    package init() {
        $isOpen.map { $0 ? "It is open." : "It is closed." }.assign(to: &$text)
    }
}
