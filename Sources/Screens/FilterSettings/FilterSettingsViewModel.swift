public import Binding

/// A filter that the user is changing, until it is applied or given up.
public final class FilterSettingsViewModel: FilterSettingsViewModelProtocol {
    public let period: Observable<Period>
    public let section: Observable<String?>
    public let sections: [String?]

    /// A view model that starts with the filter of `input`. Its section can be chosen even if it
    /// has no articles.
    public init(_ input: FilterSettingsInput) {
        period = Observable(input.filter.period)
        section = Observable(input.filter.section)
        let sections = Set(input.sections + [input.filter.section].compactMap(\.self)).sorted()
        self.sections = [nil] + sections
    }

    public var filter: ArticleFilter {
        get { ArticleFilter(period: period.value, section: section.value) }
        set {
            period.value = newValue.period
            section.value = newValue.section
        }
    }
}
