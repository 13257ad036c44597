/// The common files of the templates whose view models hold observables.
enum ValueFiles {
    static var all: [TemplateFile] {
        [
            SharedFiles.router(reading: ".value", imports: "internal import Binding\n"),
            SharedFiles.routerTests(reading: ".value"),
            childProtocol, childViewModel,
            SharedFiles.childScreen(
                viewModel: "any {{Name}}{{Child}}ViewModelProtocol",
                start: #"""
                            view.isOpen.bind(bothWays: viewModel.isOpen).store(in: &bindings)
                            viewModel.text.bind(\.text, on: view.text).store(in: &bindings)
                    """#),
            SharedFiles.childTests(reading: ".value"),
        ]
    }

    private static let childProtocol = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModelProtocol.swift",
        text: #"""
            package import Binding

            /// The state of this part of the screen.
            @MainActor
            package protocol {{Name}}{{Child}}ViewModelProtocol: {{wrap}}AnyObject {{back}}{
                var isOpen: Observable<Bool> { get }

                /// The sentence that says whether the part is open.
                var text: Derived<String> { get }
            }

            """#)

    private static let childViewModel = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModel.swift",
        text: #"""
            package import Binding

            /// The state and the rules of this part of the screen.
            package final class {{Name}}{{Child}}ViewModel: {{wrap}}{{Name}}{{Child}}ViewModelProtocol {{back}}{
                package let isOpen = Observable(false)
                package let text: Derived<String>

                package init() {
                    text = isOpen.map { $0 ? "It is open." : "It is closed." }
                }
            }

            """#)
}
