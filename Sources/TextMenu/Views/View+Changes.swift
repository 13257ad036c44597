import Binding

extension View {
    /// Tells of each change of what the view shows, also of what is hidden now. It listens to the
    /// controls that are there when it is asked for.
    func bindChanges(_ observer: @escaping () -> Void) -> [AnyCancellable] {
        controls.flatMap { $0.bindChanges(observer) }
    }
}

extension Control {
    fileprivate func bindChanges(_ observer: @escaping () -> Void) -> [AnyCancellable] {
        [changes.bind { observer() }] + parts.flatMap { $0.bindChanges(observer) }
    }

    /// The controls that this one is made of.
    private var parts: [Control] {
        switch kind {
        case .section(let section): section.controls
        case .container(let container): container.screens.flatMap { $0.content.controls }
        case .label, .textField, .button, .toggle, .choice, .list, .spinner, .progressBar, .table,
            .picture:
            []
        }
    }
}
