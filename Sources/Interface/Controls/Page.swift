public import Binding
public import Coordination
public import WaylineRouting

/// Everything that the user sees of a scene, in reading order. All front ends show this, each in
/// its own way.
@MainActor
public struct Page {
    /// A part of the page.
    public enum Part {
        /// The name of the controls that follow.
        case heading(String)

        /// A single control.
        case control(Control)
    }

    /// A tab that the user can select.
    public struct Tab: Hashable, Sendable {
        /// Its name in the state.
        public let name: RouteName

        /// The title of its first screen, or the declared one until that screen is made.
        /// The user chooses the tab by it.
        public let title: String

        /// A short text beside the title, such as a number of unread letters; empty for none.
        public let badge: String

        /// True if it is the tab that is shown.
        public let isSelected: Bool
    }

    /// A screen at its place. A change of the language makes another screen there.
    package struct Identity: Equatable {
        package let entry: Int
        let screen: ObjectIdentifier
    }

    package private(set) var titles: PageTitles

    /// The parts, from the top to the bottom.
    public let parts: [Part]

    /// The boxes around some of the parts, each before those in it.
    package let boxes: [Box]

    /// The places of the parts that stand beside the others if there is room; nil for none.
    let beside: Range<Int>?

    /// The controls with an input, in order, also disabled ones.
    public let controls: [Control]

    /// The actions of the screen and of its child screens. They have no place among the parts.
    public let actions: [Button]

    /// All controls whose changes matter, also hidden ones, and those that contain others. A front
    /// end observes the changes of these, and reads the page again after each.
    public let observed: [Control]
    private let shown: Set<ObjectIdentifier>

    /// The number of observed controls before the actions of the screen.
    private let placedCount: Int

    /// The same for all pages of a screen, from its making on; nil if the navigator has ended.
    package let identity: Identity?

    /// The sections that the user has closed.
    let closedSections: [Section]

    /// The default buttons of its forms.
    let defaultButtons: [any PressInput]

    /// True if a text can be typed on it, also if its field is disabled now.
    package let hasText: Bool

    /// The alert that lies over the page and waits for an answer.
    public let alert: Alert?

    /// True if the user can go back.
    public let canGoBack: Bool

    /// The name of the way back; empty if front ends call it "back".
    package let backTitle: String

    /// Creates the page that `navigator` shows now; an empty one if it has ended. Its controls show
    /// numbers in `wording`, the language of the user; nil to leave them as they are.
    public init(of navigator: Navigator, in wording: Wording? = nil) {
        self.init(controlsOf: navigator)
        if !navigator.isOver { readTitles(of: navigator) }
        guard let wording else { return }
        for control in observed where control.wording != wording { control.wording = wording }
    }

    /// Creates the page without its titles and tabs. To read these takes as long as the controls.
    package init(controlsOf navigator: Navigator) {
        if navigator.isOver { self.init() } else { self.init(of: navigator, navigator.screen) }
        notePresses()
    }

    private init() {
        (titles, parts, controls, actions, observed) = (PageTitles(), [], [], [], [])
        (boxes, beside, closedSections, defaultButtons, identity) = ([], nil, [], [], nil)
        (shown, placedCount, hasText) = ([], 0, false)
        (alert, canGoBack, backTitle) = (nil, false, "")
    }

    private init(of navigator: Navigator, _ screen: any Screen) {
        let state = navigator.state
        (alert, titles) = (navigator.question ?? state.activeFlow.alert, PageTitles())
        canGoBack = alert != nil || state.canGoBack
        let view = (screen as? any ViewScreen)?.content
        backTitle = alert == nil ? view?.backTitle ?? "" : ""
        let all = view?.controls ?? []
        let list = PartList(all)
        (parts, boxes) = (list.parts, list.boxes)
        (beside, closedSections) = (list.beside, list.closed)
        var (controls, defaultButtons) = ([Control](), [any PressInput]())
        var (shown, hasText) = (Set<ObjectIdentifier>(), false)
        for case .control(let control) in parts {
            shown.insert(ObjectIdentifier(control))
            switch control.input {
            case .none: continue
            case .press(let button): if button.isDefault { defaultButtons.append(button) }
            case .text: hasText = true
            case .options: break
            }
            controls.append(control)
        }
        (self.controls, self.defaultButtons) = (controls, defaultButtons)
        (self.shown, self.hasText) = (shown, hasText)
        identity = Identity(entry: state.top.id, screen: ObjectIdentifier(screen))
        let (placed, allActions) = (all.withParts, (view?.actions ?? []) + list.actions)
        actions = allActions.filter { !$0.isHidden }
        (observed, placedCount) = (placed + allActions, placed.count)
        connect(to: screen)
    }

    private func connect(to screen: any Screen) {
        let connection = Connection.of(screen)
        for control in observed where control.connection !== connection {
            control.connection = connection
        }
    }

    /// Returns the page with only `control` on it.
    package func showing(_ control: Control) -> Page { Page(self, showing: control) }

    private init(_ page: Page, showing control: Control) {
        titles = page.titles
        (parts, boxes, beside, closedSections) = ([.control(control)], [], nil, [])
        (controls, observed, placedCount) = ([control], [control], 1)
        (shown, defaultButtons, actions) = ([ObjectIdentifier(control)], [], [])
        (hasText, identity) = (true, page.identity)
        (alert, canGoBack, backTitle) = (page.alert, page.alert != nil, "")
    }

    /// The titles of the screens on the path to this one, ending with this page's own. A long trail
    /// has only its last titles.
    public var trail: [String] { titles.trail }

    /// The name of the screen.
    public var title: String { trail.last ?? "" }

    /// The tabs of the innermost flow that has any, without those that are not shown now.
    public var tabs: [Tab] { titles.tabs }

    /// Calls `observer` after each change of the page's tabs, titles, badges and controls, until
    /// the tokens end. In it, read a new page, and bind its changes in place of these.
    public func bindChanges(_ observer: @escaping () -> Void) -> [AnyCancellable] {
        bindTitles(observer) + observed.map { $0.changes.bind { observer() } }
    }
}

extension Page {
    /// The controls that a number presses, also hidden ones, from the top to the bottom. Those in a
    /// closed section have no number yet.
    package var numbered: [Control] {
        observed.prefix(placedCount).filter { control in
            control.isNumbered && control.input.press?.key == nil
                && (control.isHidden || shown.contains(ObjectIdentifier(control)))
        }
    }

    /// True while the work of a default button is under way.
    package var isSubmitting: Bool {
        for button in defaultButtons where button.isWorking { return true }
        return false
    }

    /// The controls with an input, and the actions below them.
    package var controlsAndActions: [Control] { controls + actions }

    /// The search field that can have the focus.
    package var searchField: Control? {
        for control in controls where control.input.text?.isSearch == true {
            if control.canHaveFocus { return control }
        }
        return nil
    }

    /// The first list with a filter that can have the focus.
    package var filterableList: (any OptionInput)? {
        for control in controls {
            guard let list = control.input.options else { continue }
            if list.isListed && list.isFilterable && list.canHaveFocus { return list }
        }
        return nil
    }

    /// Reads the titles and badges again.
    package mutating func readTitles(of navigator: Navigator) {
        titles = PageTitles(of: navigator)
    }

    package func shows(_ control: Control) -> Bool {
        shown.contains(ObjectIdentifier(control))
    }
}

extension ViewScreen {
    /// The view, without its type.
    var content: any View { view }
}

extension Navigator {
    /// True if it has ended: a front end has nothing to show any more.
    public var isOver: Bool { screen(of: state.top) == nil }
}

extension Control {
    /// True if a number presses it.
    package var isNumbered: Bool {
        if case .press(let button) = input { button.hasNumber } else { false }
    }
}
