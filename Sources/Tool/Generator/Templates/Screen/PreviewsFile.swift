/// The previews: the screen in each state of its service.
extension ScreenCode {
    /// True if a service loads its contents, and its input is not an existing type.
    var hasPreviews: Bool { isLoaded && hasService && request.input?.type == nil }

    @LinesBuilder var previews: Lines {
        if inputs.contains(where: { $0.field.type == .decimal }) { "import Foundation" }
        "import Wayline"
        ""
        previewList
        ""
        previewService
    }

    @LinesBuilder private var previewList: Lines {
        """
        extension [Preview] {
            /// The screen in each state of its service.
            @MainActor static var \(member): [Preview] {
                \(name)PreviewService.Stage.allCases.map { stage in
                    Preview("\(CamelWords(name).title), \\(stage)") { context in
                        let service = \(name)PreviewService(
                            stage: stage, clock: ServiceClock(context.clock))
        """
        if hasInput {
            "                let input = \(input)(\(inputs.arguments(\.samples[0])))"
        }
        """
                        return \(name)Screen(
                            viewModel: \(name)ViewModel(\
        \(arguments(input: "input", service: "service"))))
                    }
                }
            }
        }
        """
    }

    private var stages: String { isList ? "loading, empty, full, failed" : "loading, full, failed" }

    @LinesBuilder private var previewService: Lines {
        """
        /// Stays in one state.
        private nonisolated struct \(name)PreviewService: \(service)Service {
            nonisolated enum Stage: CaseIterable { case \(stages) }

            let stage: Stage
            let clock: ServiceClock

            func load(\(parameters(input))) async throws(\(service)Error) -> \(contents) {
                switch stage {
                case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        """
        if isList { "        case .empty: return []" }
        """
                case .full: return await Memory\(service)().load(\(hasInput ? "input" : ""))
                case .failed: break
                }
                throw .unavailable
            }
        }
        """
    }
}
