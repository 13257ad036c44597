public import Binding

/// A filter that is being set, until it is answered or given up.
public final class FilterSettingsViewModel: FilterSettingsViewModelProtocol {
    public let period: Observable<Period>
    public let section: Observable<String?>
    public let sections: [String?]

    /// Begins with the filter of who asks. Its section can be chosen also where no article is in it.
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
